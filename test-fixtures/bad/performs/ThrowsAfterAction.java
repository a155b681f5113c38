//- verdict: failed
// Who catches the exception of a method with `performs` does not know that nothing has been performed.

class ThrowsAfterAction {
    void m(/*@ non_null */ Cell cell) {
        synchronized (cell) {
            int before = cell.count;
            try {
                cell.next();
            } catch (RuntimeException e) {
                /*@ assert cell.count == before */
                //         ^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`cell\.count == before` may not hold here\./
            }
        }
    }
}

class Cell {
    //@ guarded_by holder == tid
    int count;

    //@ performs action "Count" (count) { count == \old(count) + 1 }
    synchronized int next() {
        count++;
        //@ witness Count
        if (count > 10) throw new RuntimeException();
        return count;
    }
}
