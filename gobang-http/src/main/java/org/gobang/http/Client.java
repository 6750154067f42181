package org.gobang.http;

import java.util.Optional;

/** The holder of a secret, perhaps in several browsers at once. Used on the server's threads. */
public interface Client {

  /**
   * What an address below the one with the secret leads to.
   *
   * @param name the rest of the address, of the letters a to z, digits and dots; empty for the page
   *     itself
   * @return how requests are answered there; empty if there is nothing
   */
  Optional<Resource> find(String name);
}
