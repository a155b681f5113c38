// Größe
class Latin {
    //@ requires n > 0
    static int half(int n) {
        return n / 2; // Hälfte
    }
}
