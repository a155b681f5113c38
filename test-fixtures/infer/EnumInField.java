//- infer: safe modular
//- annotation: global_invariant s != null
// The first use of the enumeration is in the initializer of the class around it, whose text comes first.
class EnumInField {
    enum State { FREE, BUSY }

    static volatile State s = State.FREE;

    public static void main(String[] args) {
        new Thread(() -> { s = State.BUSY; }).start();
        new Thread(() -> { assert s != null; }).start();
    }
}
