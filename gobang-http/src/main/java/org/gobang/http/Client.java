package org.gobang.http;

import java.util.Optional;

/**
 * The resources available with one secret, possibly in several browsers at once. Used on the
 * server's threads.
 */
public interface Client {

  /**
   * Returns the resource at a path below the address with the secret; empty if there is none.
   *
   * @param name the rest of the address, consisting of a to z, digits and dots; empty for the page
   *     itself
   * @return the resource; empty if there is none
   */
  Optional<Resource> find(String name);
}
