//- verdict: verified
// What a method of the library reads of an array that it is given is owed to whoever protects the elements: here their monitor is held.

class Letters {
    /*@ guarded_by[i] holder == tid */ private final char[] all = new char[4];

    /*@ requires 0 <= index && index < 4 */
    synchronized void put(int index, char letter) {
        if (index < all.length) all[index] = letter;
    }

    synchronized String text() {
        return String.valueOf(all);
    }
}
