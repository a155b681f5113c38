//- verdict: failed
// Without a lock for any of them what is wrong is the class, and it is told once.
class Properties {
  private volatile boolean sealed;
  private String user;
  //             ^^^^ error[race]: /`user` and 4 more fields of `Properties` may be written by one thread while another one uses them: no lock is held wherever they are used/
  private String url;
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
