//! Fractions as decimals, where they are shown or exchanged.

/// A chance of 0 to 1 in whole thousandths.
pub fn thousandths(share: f64) -> u16 {
    (share * 1000.0).round() as u16
}

/// The mean of values with how often each comes; none where nothing comes.
pub fn mean(counts: impl IntoIterator<Item = (i64, i64)>) -> Option<f64> {
    let (sum, count) = counts.into_iter().fold((0, 0), |(sum, all), (value, count)| (sum + value * count, all + count));
    // Sums of small whole numbers are exact as floating-point numbers.
    (count > 0).then(|| sum as f64 / count as f64)
}
