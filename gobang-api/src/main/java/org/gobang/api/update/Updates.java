package org.gobang.api.update;

import java.net.URI;
import java.util.Optional;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.WorkbenchService;

/**
 * A check for newer versions of the application. An address announces the latest release; it is
 * asked by {@link #check} alone, and the request says nothing about the user.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Updates extends WorkbenchService {

  /** The value that disables checks, instead of an address. */
  String OFF = "off";

  /** The value for the built-in address. */
  String DEFAULT = "default";

  /**
   * Returns the built-in address.
   *
   * @return the address; empty where the application was built without one
   */
  Optional<URI> builtIn();

  /**
   * Returns the address for updates.
   *
   * @return {@link #OFF}, {@link #DEFAULT}, or an address of HTTP
   */
  String address();

  /**
   * Sets the address for updates and saves it as a preference.
   *
   * @param address {@link #OFF}, {@link #DEFAULT}, or an address of HTTP
   * @throws org.gobang.api.RefusedException if it is none of these
   */
  void address(String address);

  /**
   * Requests the latest release from the address.
   *
   * @return the running check; refused if updates are switched off, there is no address, the
   *     address does not answer within 30 seconds, or what it answers announces no release
   */
  RunningTask<UpdateReport> check();
}
