//- verdict: failed
//- verdict Letters.put: verified
// Mutant: the library reads the letters while somebody else may be writing them.

class Letters {
    /*@ guarded_by[i] holder == tid */ private final char[] all = new char[4];

    /*@ requires 0 <= index && index < 4 */
    synchronized void put(int index, char letter) {
        if (index < all.length) all[index] = letter;
    }

    String text() {
        return String.valueOf(all);
        //     ^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /an element of the array that `String\.valueOf\(char\[\]\)` is given is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
}
