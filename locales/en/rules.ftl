# The rules at hand, in the project's own words.
