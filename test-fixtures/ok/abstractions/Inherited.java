//- verdict: verified
// An interface says what its implementations do, and they are held to it; a caller knows no more.

interface Cell {
    /*@ ghost unwritable_by_env_if owner == tid Thread owner; */

    /*@ action taken: also_modifies owner ensures \old(owner) == null && owner == tid */
    void take();

    /*@ requires owner == tid
        action given: also_modifies owner ensures owner == null */
    void give();
}

class MonitorCell implements Cell {
    /*@ unwritable_by_env_if holder == tid */
    private boolean taken;
    /*@ global_invariant !taken ==> owner == null */

    /*@ modifies taken
        action taken: also_modifies owner ensures \old(owner) == null && owner == tid */
    public synchronized void take() {
        while (taken) {
            try {
                wait();
            } catch (InterruptedException e) {
            }
        }
        /*@ atomic */ {
            taken = true;
            /*@ set owner = tid */
        }
    }

    /*@ requires owner == tid
        modifies taken
        action given: also_modifies owner ensures owner == null */
    public synchronized void give() {
        /*@ atomic */ {
            taken = false;
            /*@ set owner = null */
        }
        notify();
    }
}

// Inherits the specifications of the class above.
class CountingCell extends MonitorCell {
    public void take() {
        super.take();
    }

    public synchronized void give() {
        super.give();
    }
}

class CellUser {
    /*@ unwritable_by_env_if cell.owner == tid */
    int data;
    final Cell cell;
    /*@ global_invariant cell != null */

    /*@ requires cell != null */
    CellUser(Cell cell) {
        this.cell = cell;
    }

    void use() {
        cell.take();
        data = 1;
        /*@ assert data == 1 */
        cell.give();
    }
}
