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
    }
}
