/**
 * Engines that the user has added: programs with the Gomocup protocol, each a player with its own
 * id.
 */
package org.gobang.api.engine;
