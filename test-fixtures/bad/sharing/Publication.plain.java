//- verdict: failed
//- java-checks: auto
// An object is published through a plain field.
class Holder {
    private final int n;
    Holder(int n) { this.n = n; }
    int n() { return n; }
}

class Publication {
    static Holder holder;
    //            ^^^^^^ error[race]: /`holder` may be written by one thread while another one uses it: no lock is held wherever it is used/

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> { Holder found = holder; if (found != null) found.n(); });
        reader.start();
        holder = new Holder(42);
        reader.join();
    }
}
