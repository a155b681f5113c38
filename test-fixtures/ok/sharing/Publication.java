//- verdict: verified
//- java-checks: auto
// An object is published through a volatile field.
class Holder {
    private final int n;
    Holder(int n) { this.n = n; }
    int n() { return n; }
}

class Publication {
    static volatile Holder holder;

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> { Holder found = holder; if (found != null) found.n(); });
        reader.start();
        holder = new Holder(42);
        reader.join();
    }
}
