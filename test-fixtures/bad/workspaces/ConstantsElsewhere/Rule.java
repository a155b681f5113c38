//- verdict: unsupported
enum Rule {
    RESET(tickets -> tickets.left = -5);
    //               ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an assignment to something that is neither a variable, a field nor an array element/

    Rule(com.foo.Change<Tickets> change) {
        com.foo.Changes.keep(change);
    }
}
