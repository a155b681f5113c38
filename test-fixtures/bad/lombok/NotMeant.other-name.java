//- verdict: failed
//- option: all
// What is written is not called like the getter.
import lombok.*;

@interface Setter {}

class NotMeant {
    @Setter private int count;
    @Getter private int size;
//  ^^^^^^^ error[race]: /in `NotMeant\.getSize`, which `@Getter` generates: `this\.size` is read here without holding `this`, which every write of it holds/

    synchronized void add() {
        count++;
        size++;
    }

    synchronized int sizeNow() {
        return size;
    }

    synchronized int count() {
        return count;
    }

    public static void main(String[] args) {
        NotMeant one = new NotMeant();
        new Thread(one::add).start();
        System.out.println(one.sizeNow() + one.count());
    }
}
