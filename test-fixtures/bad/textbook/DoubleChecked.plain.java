//- verdict: failed
// Without volatile the first look races with the writer.
@ThreadSafe
class DoubleChecked {
    private Object made;

    Object get() {
        if (made == null) {
        //  ^^^^ error[race]: /`made` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
            synchronized (this) {
                if (made == null) {
                //  ^^^^ error[race]: /`made` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
                    made = new Object();
//                  ^^^^^^^^^^^^^^^^^^^ error[race]: /`made` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
                }
            }
        }
        return made;
        //     ^^^^ error[race]: /`made` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
}
