//- verdict: failed
//- option: all
// What the library says of a method is not said of what the unknown superclass may have in its place.
abstract class ResultsOfUnseen extends com.foo.Base implements CharSequence {
    void counted() {
        int n = length();
        assert n >= 0;
        //     ^^^^^^ error[assertion]: /`n >= 0` may not hold here\./
    }
}
