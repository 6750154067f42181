/** The process of a coordinator: its address and its own slots. */
package org.gobang.cluster.process;
