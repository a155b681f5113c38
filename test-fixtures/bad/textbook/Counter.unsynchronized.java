//- verdict: failed
// The same without synchronization: two threads may get the same number.
@ThreadSafe
class Counter {
    private int value;

    int next() {
        return value++;
        //     ^^^^^ error[race]: /`value` is read here while another thread may be writing it: no discipline protects it, although its class is declared `@ThreadSafe`/
    }

    int get() {
        return value;
        //     ^^^^^ error[race]: /`value` is read here while another thread may be writing it: no discipline protects it, although its class is declared `@ThreadSafe`/
    }
}
