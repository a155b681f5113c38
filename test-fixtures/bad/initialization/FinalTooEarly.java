//- verdict: failed
// A final field has its default until it is assigned.

class FinalTooEarly {
    final int late;

    FinalTooEarly() {
        int seen = late;
        late = 5;
        /*@ assert seen == 5 */
        //         ^^^^^^^^^ error[assertion]
    }
}
