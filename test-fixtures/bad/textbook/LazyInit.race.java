//- verdict: failed
// Without it two threads may make two objects, and see a half-made one.
@ThreadSafe
class LazyInit {
    private static Object instance;

    static Object get() {
        if (instance == null) {
        //  ^^^^^^^^ error[race]: /`instance` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
            instance = new Object();
//          ^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`instance` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
        }
        return instance;
        //     ^^^^^^^^ error[race]: /`instance` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
}
