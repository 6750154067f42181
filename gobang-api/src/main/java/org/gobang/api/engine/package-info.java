/**
 * Engines that a person has added, as user interfaces see them: programs that speak the Gomocup
 * protocol, each a player under an id of its own.
 */
package org.gobang.api.engine;
