//- verdict: verified
// A class for threads with many plain properties: all of them under its lock.
class Properties {
  private volatile boolean sealed;
  private String user;
  private String url;
  private String schema;
  private int timeout;
  private int size;

  synchronized void setUser(String user) {
    if (!sealed) this.user = user;
  }

  synchronized void setUrl(String url) {
    if (!sealed) this.url = url;
  }

  synchronized void setSchema(String schema) {
    if (!sealed) this.schema = schema;
  }

  synchronized void setTimeout(int timeout) {
    if (!sealed) this.timeout = timeout;
  }

  synchronized void setSize(int size) {
    if (!sealed) this.size = size;
  }

  void seal() {
    sealed = true;
  }

  synchronized boolean isComplete() {
    return user != null && url != null && schema != null && timeout + size > 0;
  }
}
