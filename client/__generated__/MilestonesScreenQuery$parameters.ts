/**
 * @generated SignedSource<<c43e41eca265a640c89fe08227f1c6dc>>
 * @relayHash 87f24fd0e52f2632c18f2fde751fe7bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6219264e7333af877a0fb92a839f7803687054231b29a490cfd5d007d8794e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MilestonesScreenQuery } from './MilestonesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MilestonesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6219264e7333af877a0fb92a839f7803687054231b29a490cfd5d007d8794e9",
    "metadata": {},
    "name": "MilestonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
