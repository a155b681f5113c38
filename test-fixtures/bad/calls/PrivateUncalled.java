//- verdict: failed
// Nobody calls them today: private methods are checked where they are called, and alone where nobody does.

class PrivateUncalled {
    //@ guarded_by holder == tid
    private int n;

    synchronized void m() {
        n++;
    }

    private void uncalled() {
        n++;
//      ^ error[access-discipline]: /`n` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    private void odd(int i) {
        n++;
        if (i > 0) even(i - 1);
        //         ^^^^^^^^^^^ error[recursion-needs-spec]: /`PrivateUncalled\.odd` calls itself through `PrivateUncalled\.even`, so it cannot be inlined\. Give `PrivateUncalled\.odd` a specification \(`modifies` and `ensures`\), which then does\./
    }

    private void even(int i) {
        if (i > 0) odd(i - 1);
    }
}
