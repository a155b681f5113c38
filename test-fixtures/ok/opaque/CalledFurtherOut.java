//- verdict: verified
//- option: all
// What a class of a type that nobody knows calls may be a method of the class around: what that reads is set before.
import com.example.Task;

class CalledFurtherOut {
    final Object first;
    CalledFurtherOut() {
        first = new Object();
        Task task = new Task() { public void run() { hook(); } };
        task.run();
    }
    void hook() {
        Object seen = first;
        assert seen != null;
    }
}
