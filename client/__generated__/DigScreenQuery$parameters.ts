/**
 * @generated SignedSource<<7c6d1e85fbc00f04da04acab531e7804>>
 * @relayHash 0ce741ec2579e4dffb62440614255703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c529db3d9c4fa589779ab8052e3dff883c9153fe847ad0523f69e61b58c9906d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DigScreenQuery } from './DigScreenQuery.graphql';

const node: PreloadableConcreteRequest<DigScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c529db3d9c4fa589779ab8052e3dff883c9153fe847ad0523f69e61b58c9906d",
    "metadata": {},
    "name": "DigScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
