package org.gobang.api.update;

import java.net.URI;
import java.util.Optional;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.WorkbenchService;

/**
 * Newer versions of the application. An address announces the latest release; it is asked by {@link
 * #check} alone, and the request says nothing about the user.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Updates extends WorkbenchService {

  /** In place of an address: nothing is asked. */
  String OFF = "off";

  /** In place of an address: the one that is built in. */
  String DEFAULT = "default";

  /**
   * Returns the address that is built in.
   *
   * @return the address; empty where the application was built without one
   */
  Optional<URI> builtIn();

  /**
   * Returns what is asked for updates.
   *
   * @return {@link #OFF}, {@link #DEFAULT}, or an address of HTTP
   */
  String address();

  /**
   * Sets what is asked for updates, and keeps it as a preference.
   *
   * @param address {@link #OFF}, {@link #DEFAULT}, or an address of HTTP
   * @throws org.gobang.api.RefusedException if it is none of these
   */
  void address(String address);

  /**
   * Asks the address for the latest release.
   *
   * @return the running check; refused if updates are switched off, there is no address, the
   *     address does not answer within 30 seconds, or what it answers announces no release
   */
  RunningTask<UpdateReport> check();
}
