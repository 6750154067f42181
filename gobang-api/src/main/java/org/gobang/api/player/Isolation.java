package org.gobang.api.player;

/** Where a player runs, and what it can reach. */
public enum Isolation {

  /** In the process of the application, with all its rights. */
  NONE,

  /**
   * In a process of its own, which can be ended whatever it does. Its rights are those of the user:
   * it is no confinement.
   */
  PROCESS,

  /**
   * In a process of its own without network, and without files but Java, its plugin and its own
   * folder. Games with it are refused where the system does not offer that.
   */
  STRICT
}
