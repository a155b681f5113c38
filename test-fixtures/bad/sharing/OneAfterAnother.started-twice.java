//- verdict: failed
//- option: all
//- java-checks: auto
// One object for two threads; a thread in a field, which others start; a body that several threads may run.
class OneObject {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/

    public static void main(String[] args) throws InterruptedException {
        Runnable up = () -> n++;
        Thread a = new Thread(up);
        a.start();
        Thread b = new Thread(up);
        b.start();
        a.join();
        b.join();
    }
}

class Replaced {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> n++);
        a.start();
        a = new Thread(() -> n--);
        a.start();
        a.join();
        System.out.println(n);
    }
}

class OfAnybody {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/

    static void go() throws InterruptedException {
        Thread a = new Thread(() -> n++);
        a.start();
        a.join();
        Thread b = new Thread(() -> n++);
        b.start();
        b.join();
    }
}

class WrongOne {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> n++);
        Thread b = new Thread(() -> System.out.println("b"));
        a.start();
        b.start();
        b.join();
        Thread c = new Thread(() -> n++);
        c.start();
        c.join();
        a.join();
    }
}
