/**
 * @generated SignedSource<<82dd1755156c5ff05cb555217bdeb16d>>
 * @relayHash fed70239f3befe7b247b0942a109e304
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10fbc8b296da03df3cec2da18a246d693f5f1896727727cfe04ef296e3117920

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayoutsScreenQuery } from './PayoutsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PayoutsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10fbc8b296da03df3cec2da18a246d693f5f1896727727cfe04ef296e3117920",
    "metadata": {},
    "name": "PayoutsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
