/** The shared key of coordinator and workers. */
package org.gobang.cluster.key;
