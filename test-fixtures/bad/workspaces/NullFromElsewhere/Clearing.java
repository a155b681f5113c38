//- verdict: unsupported
//- option: all
class Clearing {
    void clear(Cell cell) throws Exception {
        var field = Cell.class.getDeclaredField("content");
        field.setAccessible(true);
        field.set(cell, null);
//      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `set` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
    }
}
