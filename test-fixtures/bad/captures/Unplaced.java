//- verdict: unsupported
// A lambda that is handed to something unknown may come back as any interface with such a method.

interface Task {
    int run(int x);
}

class Unplaced {
    static class One implements Task {
        public int run(int x) {
            return 1;
        }
    }

    void calls(Task task) {
        if (task == null) return;
        int n = task.run(3);
        //      ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Task\.run`, which a lambda expression or a method reference of the workspace may implement/
        /*@ assert n == 1 */
    }

    void hands(Unknown unknown) {
        unknown.takes(x -> 2);
//      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Unknown\.takes`, which has neither source nor a trusted specification here/
    }
}
