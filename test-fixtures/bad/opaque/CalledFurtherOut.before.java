//- verdict: failed
//- option: all
// What a class of a type that nobody knows calls may be a method of the class around, which reads what is not set yet.
import com.example.Task;

class CalledFurtherOut {
    final Object first;
    CalledFurtherOut() {
        Task task = new Task() { public void run() { hook(); } };
        task.run();
        first = new Object();
//      ^^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /the final field `first` is written after other threads may have got hold of the object, for whom it is constant/
    }
    void hook() {
        Object seen = first;
        assert seen != null;
        //     ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }
}
