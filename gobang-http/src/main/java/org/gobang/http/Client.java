package org.gobang.http;

import java.util.Optional;

/** The holder of a secret, possibly in several browsers at once. Used on the server's threads. */
public interface Client {

  /**
   * Returns the resource for an address below the one with the secret.
   *
   * @param name the rest of the address, consisting of a to z, digits and dots; empty for the page
   *     itself
   * @return the resource; empty if there is none
   */
  Optional<Resource> find(String name);
}
