/**
 * @generated SignedSource<<179bc126c31f0e56bea33610b61f1d86>>
 * @relayHash 0a3dfe652aeaa08b7fdeb1d60e5dd6ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be4fccef6ba271e94fff6eb29aef0291fa57d3be8b158e9054e70a6c2288ed39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be4fccef6ba271e94fff6eb29aef0291fa57d3be8b158e9054e70a6c2288ed39",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
