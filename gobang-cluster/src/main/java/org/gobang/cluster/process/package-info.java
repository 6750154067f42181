/** The process of a coordinator: where workers meet it, and the slots of its own. */
package org.gobang.cluster.process;
