//- verdict: verified
// `decreases` names a number that goes down in every round, and is not below zero when a round begins.

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
        while (n > 0) {
            if (n % 2 == 0) {
                n = n / 2;
                continue;
            }
            n -= 1;
        }
    }

    void last(int n) {
        int left = n;
        //@ decreases left
        do {
            left--;
        } while (left > 5);
    }
}
