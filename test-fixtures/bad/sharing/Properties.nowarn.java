//- verdict: failed
// A field that is known to race says nothing of the others: they are still told.
class Properties {
  private volatile boolean sealed;
  private String user; //@ nowarn race
  private String url;
  //             ^^^ error[race]: /`url` and 3 more fields of `Properties` may be written by one thread while another one uses them: no lock is held wherever they are used/
  private String schema;
  private int timeout;
  private int size;

  void setUser(String user) {
    if (!sealed) this.user = user;
  }

  void setUrl(String url) {
    if (!sealed) this.url = url;
  }

  void setSchema(String schema) {
    if (!sealed) this.schema = schema;
  }

  void setTimeout(int timeout) {
    if (!sealed) this.timeout = timeout;
  }

  void setSize(int size) {
    if (!sealed) this.size = size;
  }

  void seal() {
    sealed = true;
  }

  boolean isComplete() {
    return user != null && url != null && schema != null && timeout + size > 0;
  }
}
