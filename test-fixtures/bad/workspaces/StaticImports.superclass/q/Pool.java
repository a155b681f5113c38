//- verdict: unsupported
package q;

import static p.Clock.*;
import static p.Proxy.*;

class Pool {
    int last() {
        int now = tick();
        //        ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `tick`, which several static imports offer/
        //@ assert now == 7
        return now;
    }
}
