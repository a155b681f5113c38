//- verdict: verified
//- java-checks: auto
//- option: all
// A main that puts much together: its condition is long, and each of its goals needs little of it.
class LongMain {
    public static void main(String[] args) throws InterruptedException {
        Tally tally0 = new Tally(0);
        Tally tally1 = new Tally(1);
        Tally tally2 = new Tally(2);
        Tally tally3 = new Tally(3);
        Tally tally4 = new Tally(4);
        Tally tally5 = new Tally(5);
        Tally tally6 = new Tally(6);
        tally0.add(0);
        tally1.add(1);
        tally2.add(2);
        tally3.add(3);
        tally4.add(4);
        tally5.add(5);
        tally6.add(6);
        Thread adder0 = new Thread(() -> tally0.add(1));
        adder0.start();
        Thread adder1 = new Thread(() -> tally1.add(2));
        adder1.start();
        Thread adder2 = new Thread(() -> tally2.add(3));
        adder2.start();
        Thread adder3 = new Thread(() -> tally3.add(4));
        adder3.start();
        Thread adder4 = new Thread(() -> tally4.add(5));
        adder4.start();
        Thread adder5 = new Thread(() -> tally5.add(6));
        adder5.start();
        Thread adder6 = new Thread(() -> tally6.add(7));
        adder6.start();
        adder0.join();
        adder1.join();
        adder2.join();
        adder3.join();
        adder4.join();
        adder5.join();
        adder6.join();
        int sum = 0;
        sum += tally0.get();
        sum += tally1.get();
        sum += tally2.get();
        sum += tally3.get();
        sum += tally4.get();
        sum += tally5.get();
        sum += tally6.get();
        System.out.println(sum);
    }
}

class Tally {
    final int first;
    int sum;

    Tally(int first) {
        this.first = first;
    }

    synchronized void add(int by) {
        if (by > first) {
            sum += by;
        } else {
            sum -= first;
        }
    }

    synchronized int get() {
        return sum;
    }
}
