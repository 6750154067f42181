/** The process of a coordinator: broker address and local slots. */
package org.gobang.cluster.process;
