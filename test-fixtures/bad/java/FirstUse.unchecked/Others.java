//- verdict: none

class Sized {
    static int[] table = new int[size()];

    static int size() {
        return -1;
    }

    static void use() {
    }
}

class Missing {
    static String name;
    static int length = name.length();

    static void use() {
    }
}

/** An object of a class that fails gets out before: its methods find that the class has failed. */
class Worker extends Thread {
    static int used = 1;

    static {
        new Worker().start();
        Missing.use();
    }

    @Override
    public void run() {
        used++;
    }
}
