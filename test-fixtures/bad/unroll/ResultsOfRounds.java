//- verdict: failed
//- option: unroll 3
// Two rounds call the same method, and get two results.

class ResultsOfRounds {
    //@ requires cell != null
    void loops(Cell cell) {
        int a = 0;
        int b = 0;
        int i = 0;
        while (i < 2) {
            int n = cell.next();
            if (i == 0) a = n;
            else b = n;
            i++;
        }
        /*@ assert i < 2 || a == b */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`i < 2 \|\| a == b` may not hold here \(found with loops unrolled 3 times\)/
    }
}

class Cell {
    //@ guarded_by holder == tid
    private int count;

    //@ performs (count) { count == \old(count) + 1 }
    synchronized int next() {
    //               ^^^^ information[unrolled]: /`Cell\.next`: no error found within 3 rounds of each loop \(not a proof\)/
        count++;
        return count;
    }
}
