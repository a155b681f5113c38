//- verdict: failed
//- option: all
// Lombok generates the setter, which takes no lock.
import lombok.*;

@interface Getters {}

class NotMeant {
    @Setter private int count;
//  ^^^^^^^ error[race]: /in `NotMeant\.setCount`, which `@Setter` generates: `this\.count` is written here without holding `this`, which is held in most places where it is used/
    @Getter private int size;

    synchronized void add() {
        count++;
        size++;
    }

    synchronized int getSIZE() {
        return size;
    }

    synchronized int count() {
        return count;
    }

    public static void main(String[] args) {
        NotMeant one = new NotMeant();
        new Thread(one::add).start();
        System.out.println(one.getSIZE() + one.count());
    }
}
