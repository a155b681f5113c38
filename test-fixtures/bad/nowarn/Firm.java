//- verdict: failed
// That something was not checked, or says nothing, cannot be kept quiet.

class Firm {
    //@ guarded_by holder == tid
    private int n;

    synchronized void again(int i) {
        again(i - 1); //@ nowarn recursion-needs-spec
//      ^^^^^^^^^^^^ error[recursion-needs-spec]: /`Firm\.again` calls itself, so it cannot be inlined\. Give `Firm\.again` a specification \(`modifies` and `ensures`\), which then does\./
    }

    static int methods(/*@ non_null */ Object o) {
        return o.getClass().getMethods().length; //@ nowarn unsupported
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.Class\.getMethods`, which has neither source nor a trusted specification here/
    }

    void contradicts() {
        /*@ assume 1 > 2 */ //@ nowarn vacuous
        //  ^^^^^^^^^^^^ error[vacuous]: /this `assume` contradicts what is known here, so everything after it would be provable/
    }
}
