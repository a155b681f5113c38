//- verdict: failed
// One way through a round leaves the number as it is; another loop goes on below zero.

class GoingDown {
    void count(int n) {
        //@ decreases n - i
        for (int i = 0; i < n; i++) {
            if (i == 7) {
                continue;
            }
        }
    }

    void halve(int n) {
        //@ decreases n
        //  ^^^^^^^^^^^ error[loop-invariant]: /`n` may not go down in every round of the loop, or may go below zero\./
        while (n > 0) {
            if (n == 3) {
                n = 3;
                continue;
            }
            n -= 1;
        }
    }

    void last(int n) {
        int left = n;
        //@ decreases left
        //  ^^^^^^^^^^^^^^ error[loop-invariant]: /`left` may not go down in every round of the loop, or may go below zero\./
        do {
            left--;
        } while (left != 5);
    }
}
