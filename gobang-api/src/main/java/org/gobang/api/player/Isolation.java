package org.gobang.api.player;

/** The isolation level of a player. */
public enum Isolation {

  /** The player runs in the process of the application, with all its rights. */
  NONE,

  /**
   * The player runs in a separate process, which can always be stopped. It has the rights of the
   * user; this is not a sandbox.
   */
  PROCESS,

  /**
   * The player runs in a separate process without network access and with access only to Java, its
   * plugin and its folder. Games with it are refused if the system does not support this.
   */
  STRICT
}
