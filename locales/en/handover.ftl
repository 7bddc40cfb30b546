# A table handed to another phone: shown as codes here, read with the camera there.

handover-title = Hand over
handover-row = Hand over
handover-row-sub = To another phone, as codes for its camera
handover-how = On the other phone: From another phone, on its first screen. Hold its camera over this code.
handover-count = Code { $number } of { $count }
handover-code = Code { $number } of { $count }, for the other phone’s camera
handover-stays = This table stays here. Both phones go on separately.
handover-file = Share as a file
handover-file-sub = Without codes: by another app, or as a download
handover-pause = Pause
handover-go-on = Go on
handover-back = Previous
handover-next = Next
handover-larger = Larger squares, more codes
handover-fewer = Fewer codes, smaller squares
handover-too-long = This table is too long for codes. Hand it over as a file.
handover-unreadable = This table could not be read. Nothing is changed.

takein-how = Hold this phone over the other one’s codes, until every square is filled. Any order will do.
takein-looking = Looking for a code
takein-progress = { $have } of { $count } codes read
takein-another = The other phone shows another table now. Reading began anew.
takein-broken = The codes make no table. Reading began anew.
takein-foreign = That is no code of this app. Looking for another one
takein-newer = A newer version of the app shows these codes. Update this one first
takein-asking = Waiting for the camera
takein-refused = The camera was not allowed. Allow it in the browser, or import a file.
takein-none = No camera was found. Import a file instead.
takein-again = Try again
takein-picture = What the camera sees
