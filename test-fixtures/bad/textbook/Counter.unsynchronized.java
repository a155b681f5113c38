//- verdict: failed
// The same without synchronization: two threads may get the same number.
@ThreadSafe
class Counter {
    private int value;

    int next() {
        return value++;
        //     ^^^^^ error[race]: /`value` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }

    int get() {
        return value;
        //     ^^^^^ error[race]: /`value` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
}
