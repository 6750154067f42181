package org.gobang.cluster.coordinator;

import java.io.IOException;
import org.apache.activemq.transport.TransportListener;

/**
 * Has jobs published again when the connection to a broker was lost and is there again.
 *
 * @param publish publishes them; on a thread of its own, as it waits for the connection
 */
record Republisher(Runnable publish) implements TransportListener {

  @Override
  public void onCommand(Object command) {}

  @Override
  public void onException(IOException error) {}

  @Override
  public void transportInterupted() {}

  @Override
  public void transportResumed() {
    Thread thread = new Thread(publish, "gobang-republish");
    thread.setDaemon(true);
    thread.start();
  }
}
