package org.gobang.api.update;

import java.net.URI;
import java.util.Optional;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.WorkbenchService;

/**
 * A check for newer versions of the application. An address announces the latest release. Only
 * {@link #check} requests it, without any data about the user.
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
   * @return the address; empty if the application was built without one
   */
  Optional<URI> builtIn();

  /**
   * Returns the address for updates.
   *
   * @return {@link #OFF}, {@link #DEFAULT}, or an HTTP address
   */
  String address();

  /**
   * Sets the address for updates and saves it as a preference.
   *
   * @param address {@link #OFF}, {@link #DEFAULT}, or an HTTP address
   * @throws org.gobang.api.RefusedException if the value is none of these
   */
  void address(String address);

  /**
   * Requests the latest release from the address.
   *
   * @return the running check; refused if checks are disabled, there is no address, the address
   *     does not answer within 30 seconds, or the answer announces no release
   */
  RunningTask<UpdateReport> check();
}
